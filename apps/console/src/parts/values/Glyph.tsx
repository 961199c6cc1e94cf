import { Box } from '@mui/material';
import { Icon, type IconName } from '@parlour/ui';

/** Icons the site's set lacks, drawn in the same style. */
const DRAWINGS = {
  approve: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM8.2 12.3l2.6 2.6 5-5.4',
  audit:
    'M7.5 4h9A1.5 1.5 0 0 1 18 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5v-13A1.5 1.5 0 0 1 7.5 4zM9 8.5h6M9 12h6M9 15.5h3.5',
  brand:
    'M4.5 9.5 6 4.5h12l1.5 5M5.5 11.5v8h13v-8M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5',
  chevron: 'M7 9.5l5 5 5-5',
  copy: 'M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 15.5V5a1 1 0 0 1 1-1h9.5',
  dashboard: 'M4.5 4.5h6.5v8H4.5zM13 4.5h6.5v4.5H13zM13 11h6.5v8.5H13zM4.5 14.5h6.5v5H4.5z',
  grip: 'M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01',
  health: 'M3.8 12.5h4l2-5.5 4 10.5 2.2-5h4.2',
  jobs: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.5V12l3.2 2',
  key: 'M8.5 15.5a3.7 3.7 0 1 1 3.4-5.2H20v3.4h-2.2v2.2h-3.2v-2.2h-2.7a3.7 3.7 0 0 1-3.4 1.8zM8.5 11.8h.01',
  operator:
    'M12 4.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM5 19.8c.4-3.6 3.2-5.8 7-5.8s6.6 2.2 7 5.8M9.6 14.3l2.4 3 2.4-3',
  payin: 'M4.5 14.5v4h15v-4M12 4.5v10M8 10.8l4 4 4-4',
  payout: 'M4.5 14.5v4h15v-4M12 15V4.8M8 8.5l4-4 4 4',
  plus: 'M12 5v14M5 12h14',
  report: 'M4.5 19.5h15M7 19.5v-6M12 19.5V5M17 19.5v-9.5',
  scales: 'M12 4.5v15M8 19.5h8M5 7.5h14M5 7.5l-2.3 6h4.6zM19 7.5l-2.3 6h4.6z',
  search: 'M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM15.5 15.5l4.2 4.2',
  transfer: 'M5 9h13M14.5 5.5 18 9l-3.5 3.5M19 15H6M9.5 11.5 6 15l3.5 3.5',
  trash: 'M5 7h14M10 4.5h4M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  warning: 'M12 4.5 20.5 19h-17zM12 10v4.2M12 16.6h.01',
} as const;

type OwnName = keyof typeof DRAWINGS;
export type GlyphName = OwnName | IconName;

/** Decorative: a glyph without text needs a label from its user. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-flex', flex: 'none', '& svg': { width: size, height: size } }}
    >
      {isOwn(name) ? <OwnDrawing name={name} /> : <Icon name={name} />}
    </Box>
  );
}

function OwnDrawing({ name }: { name: OwnName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

function isOwn(name: GlyphName): name is OwnName {
  return name in DRAWINGS;
}
