import { useRef, useState } from 'react';
import { useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';

/** A text to take along. A framed page may neither download nor use the clipboard, but it may copy what is selected. */
export function CopyText({ label, content }: { label: string; content: string }) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  function copy(): void {
    field.current?.select();
    setCopied(document.execCommand('copy'));
  }
  return (
    <div className={styles.seed}>
      <label className={styles.seed}>
        {label}
        <textarea ref={field} className={styles.file} readOnly rows={5} value={content} />
      </label>
      <button className={styles.small} type="button" onClick={copy}>
        {text(isCopied ? 'arcade.copied' : 'arcade.copy')}
      </button>
    </div>
  );
}
