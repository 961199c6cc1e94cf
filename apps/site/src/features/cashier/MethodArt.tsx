import type { DepositMethod } from '@parlour/client';
import styles from './MethodArt.module.css';

type Drawing = { soft: string; line: string };

/** Icons of the action; none resembles a company's logo. */
const DRAWINGS: Readonly<Record<DepositMethod, Drawing>> = {
  bank: {
    soft: 'M4 12.5 16 5.5l12 7v3H4zM4.5 24.5h23v3h-23z',
    line: 'M4 12.5 16 5.5l12 7v3H4zM8 15.5v9M13.3 15.5v9M18.7 15.5v9M24 15.5v9M4.5 24.5h23v3h-23zM16 10.6h.01',
  },
  transfer: {
    soft: 'M5 6.5h14v9H5zM13 17h14v9H13z',
    line: 'M5 6.5h14v9H5zM13 17h14v9H13zM22.5 7.5H27v5.5M27 7.5l-5 5M9.5 25H5v-5.5M5 25l5-5M9 11h6M17 21.5h6',
  },
  alipay: {
    soft: 'M9 3.5h14a2 2 0 0 1 2 2v6H7v-6a2 2 0 0 1 2-2z',
    line: 'M9 3.5h14a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-21a2 2 0 0 1 2-2zM7 11.5h18M11.5 19l3 3 6-6.2M14.5 7.5h3',
  },
  qq: {
    soft: 'M16 5c6.6 0 11.5 4.2 11.5 9.8S22.6 24.6 16 24.6 4.5 20.4 4.5 14.8 9.4 5 16 5z',
    line: 'M16 5c6.6 0 11.5 4.2 11.5 9.800S22.6 24.6 16 24.600c-1.5 0-2.9-.2-4.2-.6L6 27.500l1.3-5.200a9.3 9.3 0 0 1-2.8-7.500C4.5 9.2 9.4 5 16 5zM12.5 10.500l3.5 4.3 3.5-4.300M12.5 15h7M12.5 17.800h7M16 15v5.5',
  },
  wechat: {
    soft: 'M5 5h9v9H5zM18 5h9v9h-9zM5 18h9v9H5z',
    line: 'M5 5h9v9H5zM18 5h9v9h-9zM5 18h9v9H5zM9.5 9.500h.01M22.5 9.500h.01M9.5 22.500h.01M18 18h4v4M27 18v3.500M18 26.800V26M22.5 27H27v-2',
  },
  gateway: {
    soft: 'M4 11.500h24v4.500H4z',
    line: 'M6.5 7h19A2.5 2.5 0 0 1 28 9.500v13a2.5 2.5 0 0 1-2.5 2.500h-19A2.5 2.5 0 0 1 4 22.500v-13A2.5 2.5 0 0 1 6.5 7zM4 11.500h24M4 16h24M8 20.800h5M20.5 20.800H24',
  },
};

export function MethodArt({ method }: { method: DepositMethod }) {
  const { soft, line } = DRAWINGS[method];
  return (
    <svg className={styles.art} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.soft} d={soft} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
