import { buttonClass, EmptyArt, NoData, PageBody } from '@parlour/ui';
import { Link } from '../../platform/routes/Link.tsx';
import { type LaterRouteName, ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { EMPTY_STATES } from './empty-states.ts';

export default function EmptyPage({ name }: { name: RouteName }) {
  const text = useText();
  const state = EMPTY_STATES[name as LaterRouteName];
  return (
    <PageBody>
      <NoData art={<EmptyArt icon={state.icon} />} title={text(state.title)} detail={text(state.detail)}>
        <Link className={buttonClass()} to={ROUTES.home.path}>
          {text('shell.empty.browse')}
        </Link>
        <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.help.path}>
          {text('shell.empty.help')}
        </Link>
      </NoData>
    </PageBody>
  );
}
