import type { ReactNode } from 'react';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import type { PageOpening } from './PageMeta';
import * as styles from './page.css';

interface PublicPageProps {
  opening: PageOpening;
  /** One or two buttons below the lead. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of every public page: the opening with its poster, then the parts, one below the other. */
export function PublicPage({ opening: { overline, title, lead, poster }, actions, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        overline={overline}
        title={title}
        lead={lead}
        actions={actions}
        art={<EventPoster category={poster.category} seed={poster.seed} format="square" />}
      />
      {children}
    </div>
  );
}
