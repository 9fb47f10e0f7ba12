import { PageHead } from '#ui/page-head';

export function GalleryPage() {
  return <PageHead title="Gallery" />;
}
