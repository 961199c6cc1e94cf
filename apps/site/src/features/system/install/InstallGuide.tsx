import type { SystemInfo } from '@parlour/client';
import { type InstallWay, stepsOf } from '@parlour/texts/pages';
import { buttonClass, Icon, Section } from '@parlour/ui';
import { usePageWords } from '../articles/usePageWords.ts';
import styles from './InstallGuide.module.css';

type Props = { way: InstallWay; resource: SystemInfo['resources'][number] | null };

/** One way to install the site on a phone: its purpose, its download if it has one, and the steps. */
export function InstallGuide({ way, resource }: Props) {
  const words = usePageWords();
  const title = words(`pages.appGuide.${way}.title`);
  return (
    <Section title={title}>
      <div className={styles.guide}>
        <p className={styles.intro}>{words(`pages.appGuide.${way}.intro`)}</p>
        {resource && (
          <a className={buttonClass()} href={resource.url} rel="noopener noreferrer">
            <Icon name="download" />
            {resource.labelNameEn ?? title}
          </a>
        )}
        <ol className={styles.steps}>
          {stepsOf(way).map((step) => (
            <li key={step} className={styles.step}>
              <span>{words(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
