import { panel, Row, Section } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';

/** Where the server shows the contract. */
const DOCS_PATH = '/docs';

/** Only what is true today, each with a test in e2e/home.spec.ts. */
export function Promises() {
  const text = useText();
  return (
    <Section title={text('promises.title')}>
      <ul className={panel.panel}>
        <li>
          <a className={panel.link} href={DOCS_PATH}>
            <Row
              icon="contract"
              title={text('promises.contract')}
              detail={text('promises.contractDetail')}
              end="arrow"
            />
          </a>
        </li>
        <li>
          <Row icon="shield" title={text('promises.trackers')} detail={text('promises.trackersDetail')} />
        </li>
        <li>
          <Row icon="feather" title={text('promises.weight')} detail={text('promises.weightDetail')} />
        </li>
      </ul>
    </Section>
  );
}
