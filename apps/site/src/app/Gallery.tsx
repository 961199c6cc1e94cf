import { lazy, Suspense } from 'react';

export const GALLERY_PATH = '/m/gallery';

/** Null in a production build, from which the page is left out altogether. */
const GalleryPage = import.meta.env.DEV ? lazy(() => import('../pages/GalleryPage.tsx')) : null;

export const Gallery = GalleryPage
  ? () => (
      <Suspense>
        <GalleryPage />
      </Suspense>
    )
  : null;
