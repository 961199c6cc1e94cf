import { PageBody } from '@parlour/ui';
import { Article } from '../../features/system/articles/Article.tsx';
import { usePageWords } from '../../features/system/articles/usePageWords.ts';
import { InstallGuide } from '../../features/system/install/InstallGuide.tsx';
import { installWays } from '../../features/system/install/install-ways.rules.ts';
import { OfficialLinks } from '../../features/system/install/OfficialLinks.tsx';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import { useBrand } from '../../platform/site.ts';

export default function AppPage() {
  const words = usePageWords();
  const { resources } = useBrand();
  useBarTitle(words('pages.appGuide.title'));
  return (
    <PageBody lead={words('pages.appGuide.intro')}>
      {installWays(resources).map(({ way, resource }) => (
        <InstallGuide key={way} way={way} resource={resource} />
      ))}
      <OfficialLinks resources={resources} />
      <Article page="appGuide" />
    </PageBody>
  );
}
