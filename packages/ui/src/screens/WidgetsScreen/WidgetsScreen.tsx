import type { ReactNode } from 'react';
import { Features } from '../page/Features';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import type { WidgetsContent } from './WidgetsContent';

export interface WidgetsScreenProps {
  /** The texts of the page. */
  content: WidgetsContent;
  /** What builds a widget: a WidgetBuilder. */
  builder: ReactNode;
}

/** The page for partners who show events on their own site. Renders the content of the page's `<main>`. */
export function WidgetsScreen({ content, builder }: WidgetsScreenProps) {
  const { features, next } = content;
  return (
    <PublicPage opening={content}>
      {builder}
      <Features title={features.title} items={features.items} />
      <PageSection title={next.title}>
        <LinkList links={next.links} />
      </PageSection>
    </PublicPage>
  );
}
