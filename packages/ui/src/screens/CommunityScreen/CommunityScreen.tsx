import { Avatar } from '../../components/Avatar/Avatar';
import { Badge } from '../../components/Badge/Badge';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Features } from '../page/Features';
import { Figures } from '../page/Figures';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { Quotes } from '../page/Quotes';
import type { Ambassador, CommunityContent } from './CommunityContent';
import * as styles from './CommunityScreen.css';

export interface CommunityScreenProps {
  /** The texts of the page. */
  content: CommunityContent;
}

/** The people behind the outings, their initiatives, and links to join them. Renders the content of the page's `<main>`. */
export function CommunityScreen({ content }: CommunityScreenProps) {
  const { figures, ambassadors, initiatives, testimonials, join } = content;
  return (
    <PublicPage opening={content}>
      <Figures figures={figures} />
      <PageSection title={ambassadors.title} text={ambassadors.text}>
        <div className={page.thirds}>
          {ambassadors.people.map((person) => (
            <Portrait key={person.id} {...person} />
          ))}
        </div>
      </PageSection>
      <Features title={initiatives.title} items={initiatives.items} />
      <Quotes title={testimonials.title} items={testimonials.items} />
      <PageSection title={join.title} text={join.text}>
        <div>
          <LinkButton href={join.action.href} size="large">
            {join.action.label}
          </LinkButton>
        </div>
        <LinkList links={join.links} />
      </PageSection>
    </PublicPage>
  );
}

function Portrait({ name, role, city, events, followers, bio, specialties }: Ambassador) {
  return (
    <article className={styles.portrait}>
      <div className={styles.head}>
        <Avatar name={name} size="large" />
        <div className={styles.person}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{`${role}, ${city}`}</p>
        </div>
      </div>
      <p>{bio}</p>
      <ul className={styles.specialties}>
        {specialties.map((specialty) => (
          <li key={specialty}>
            <Badge>{specialty}</Badge>
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        <li>{events}</li>
        <li>{followers}</li>
      </ul>
    </article>
  );
}
