import glyph from '../../frame/Glyph.module.css';

const DRAWINGS = {
  back: 'M15 5l-7 7 7 7',
  chips:
    'M12 3.5c4.7 0 8 1.6 8 3.7s-3.3 3.7-8 3.7-8-1.6-8-3.7 3.3-3.7 8-3.7zM4 7.2V12c0 2.1 3.3 3.7 8 3.7s8-1.6 8-3.7V7.2M4 12v4.8c0 2.1 3.3 3.7 8 3.7s8-1.6 8-3.7V12',
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 5.5v13L19 12z',
} as const;

/** What only card tables draw. Decoration: a button without words needs a label. */
export function Drawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className={glyph.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
