import type { Game, GameCategory, GameClassification, Language } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { pickTitle } from './launch.rules.ts';
import type { Shelf } from './launch.service.ts';
import { listTitlesOfVendor, type TitleRow } from './launch-titles.repo.ts';

/** Titles as launches need them, straight from their table. */
export function createLaunchTitles({ database }: { database: Database }): Shelf {
  return {
    async find(brandId, asked, language) {
      const rows = await listTitlesOfVendor(database.queries, brandId, asked.vendor);
      const listed = rows.map((row) => ({
        ...row,
        vendor: { code: row.vendor },
        category: row.category as GameCategory,
        row,
      }));
      const found = pickTitle(listed, asked);
      return found && describe(found.row, language);
    },
    remember: async () => {},
  };
}

function describe(row: TitleRow, language: Language): Game {
  const nodeName = row.names.EN ?? row.gameCode;
  const gameName = row.names[language] ?? nodeName;
  return {
    nodeId: row.nodeId,
    nodeName,
    gameId: row.gameCode,
    gameCode: row.gameCode,
    gameGroupId: null,
    gameType: row.category as GameCategory,
    gameClassify: row.classification as GameClassification,
    vassalage: row.vendor,
    vendorName: row.vendor,
    gameName,
    displayName: gameName,
    iconUrl: row.iconUrl,
    lottoMode: '',
    supportPlay: row.hasTrial ? 1 : 0,
    isHot: row.hotRank === null ? 0 : 1,
    isNew: row.isNew ? 1 : 0,
    returnToPlayer: row.returnToPlayer,
  };
}
