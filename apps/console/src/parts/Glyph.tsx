import { SvgIcon } from '@mui/material';

const DRAWINGS = {
  approve: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM8.2 12.3l2.6 2.6 5-5.4',
  audit:
    'M7.5 4h9A1.5 1.5 0 0 1 18 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5v-13A1.5 1.5 0 0 1 7.5 4zM9 8.5h6M9 12h6M9 15.5h3.5',
  back: 'M15 5l-7 7 7 7',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5h4M12 5.5V3.8',
  brand:
    'M4.5 9.5 6 4.5h12l1.5 5M5.5 11.5v8h13v-8M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 9.5l5 5 5-5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  copy: 'M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 15.5V5a1 1 0 0 1 1-1h9.5',
  dashboard: 'M4.5 4.5h6.5v8H4.5zM13 4.5h6.5v4.5H13zM13 11h6.5v8.5H13zM4.5 14.5h6.5v5H4.5z',
  download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M5 19.5h14',
  exit: 'M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M11 12h9M16.8 8.5 20.3 12l-3.5 3.5',
  globe:
    'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM3.8 12h16.4M12 3.8c2.3 2.2 3.4 5 3.4 8.2s-1.1 6-3.4 8.2c-2.3-2.2-3.4-5-3.4-8.2s1.1-6 3.4-8.2z',
  health: 'M3.8 12.5h4l2-5.5 4 10.5 2.2-5h4.2',
  jobs: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.5V12l3.2 2',
  key: 'M8.5 15.5a3.7 3.7 0 1 1 3.4-5.2H20v3.4h-2.2v2.2h-3.2v-2.2h-2.7a3.7 3.7 0 0 1-3.4 1.8zM8.5 11.8h.01',
  moon: 'M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7z',
  next: 'M9 5l7 7-7 7',
  operators:
    'M9.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM15 5.3a3 3 0 0 1 0 5.5M9.5 13.5c-3.5 0-6 1.3-6 3s2.5 3 6 3 6-1.3 6-3-2.5-3-6-3zM17 14c2 .4 3.5 1.3 3.5 2.5 0 1-.9 1.8-2.5 2.3',
  outbox: 'M20 4.5 3.8 11l5.4 2.2L20 4.5zM20 4.5 17 19l-5-3.8M9.2 13.2v5.6l2.8-3.6',
  outside: 'M8 16 16 8M9.5 8H16v6.5',
  person:
    'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM6.8 18.3c.9-2.3 2.8-3.5 5.2-3.5s4.3 1.2 5.2 3.5',
  plus: 'M12 5v14M5 12h14',
  reload: 'M19 12a7 7 0 1 1-2.1-5M17.5 3.5v4h-4',
  roles: 'M12 3.8 18.5 6v5.5c0 4-2.6 7-6.5 8.7-3.9-1.7-6.5-4.7-6.5-8.7V6zM9.3 11.8l2 2 3.5-3.8',
  search: 'M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM15.5 15.5l4.2 4.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M18 6l-1 1M7 17l-1 1',
  trash: 'M5 7h14M10 4.5h4M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  warning: 'M12 4.5 20.5 19h-17zM12 10v4.2M12 16.6h.01',
} as const;

export type GlyphName = keyof typeof DRAWINGS;

/** Drawn with the same line as the site's icons. Decoration only: whoever uses one alone gives a label. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <SvgIcon
      viewBox="0 0 24 24"
      aria-hidden="true"
      sx={{
        fontSize: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={DRAWINGS[name]} />
    </SvgIcon>
  );
}
