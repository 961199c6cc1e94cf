import styles from './Art.module.css';

/** The lamp is out and a ladder leans on the tower: somebody is at work. */
export function DimLighthouse() {
  return (
    <svg className={styles.art} viewBox="0 0 360 220" aria-hidden="true">
      <path className={styles.sky} d="M0 0h360v220H0z" />
      <path className={styles.far} d="M0 150c40-24 70-18 104-4s70 8 110-8 90-14 146 8v40H0z" />
      <path className={styles.sea} d="M0 172h360v48H0z" />
      <path className={styles.far} d="M118 190c18-22 44-34 66-34 26 0 48 12 68 34z" />
      <path className={styles.body} d="M168 66h28l10 96h-48z" />
      <path className={styles.accent} d="M165.5 92h33l2.5 24h-38zM160.5 140h43l2.3 22h-47.6z" />
      <path
        className={styles.body}
        d="M170 42h24v20h-24zM162 62h40v5h-40zM167 42c2-11 8-16 15-16s13 5 15 16z"
      />
      <path className={styles.thin} d="M178 44v16M186 44v16M182 26v-8" />
      <path
        className={styles.thin}
        d="M212 166 201 70M224 164 213 68M203 84l11-1M205 100l11-1M207 116l11-1M209 132l11-1M211 148l11-1"
      />
      <circle className={styles.glow} cx="96" cy="156" r="30" />
      <path className={styles.thin} d="M96 138v6" />
      <path className={styles.accent} d="M90 148h12l2 18H88z" />
      <path className={styles.ink} d="M88 148c1-4 4-5 8-5s7 1 8 5zM86 166h20v4H86z" />
      <path className={styles.body} d="M60 172c24 5 48 5 72 0-4 14-10 20-20 20H80c-10 0-16-6-20-20z" />
      <path className={styles.faint} d="M24 196h34M140 202h44M216 198h30M276 204h52M300 188h28M16 210h22" />
    </svg>
  );
}
