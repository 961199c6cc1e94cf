import { listModelNames, readModel } from './model-files.ts';

/** All models in one table, for whoever tunes them. */
export function printTable(): void {
  const rows = listModelNames().map((name) => {
    const { sheet, figures, buy } = readModel(name);
    const { returns } = figures;
    const share = (100 * Number(returns.feature)) / Number(sheet.return);
    return [
      name.padEnd(26),
      sheet.return,
      figures.hitRate,
      String(figures.featureOneIn).padStart(4),
      share.toFixed(0).padStart(3),
      Number(sheet.deviation).toFixed(2).padStart(6),
      figures.volatility,
      sheet.most.padStart(8),
      String(figures.mostOneIn ?? '').padStart(12),
      buy.price,
    ].join(' ');
  });
  console.log('name                       return hit   1 in share  sd vol  most   its chance 1 in  price');
  for (const row of rows) console.log(row);
  console.log(`${rows.length} models`);
}
