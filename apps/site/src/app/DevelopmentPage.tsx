import { type ComponentType, lazy, Suspense } from 'react';

/** Pages for developers. Null in a production build, which leaves them out. */
const PAGES: Record<string, ComponentType> | null = import.meta.env.DEV
  ? {
      '/m/gallery': lazy(() => import('../pages/gallery/GalleryPage.tsx')),
      '/m/lottery-reference': lazy(() => import('../pages/lottery/LotteryReferencePage.tsx')),
    }
  : null;

/** The development page at an address, if there is one. */
export function developmentPageOf(pathname: string) {
  const Page = PAGES?.[pathname];
  if (!Page) return null;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
