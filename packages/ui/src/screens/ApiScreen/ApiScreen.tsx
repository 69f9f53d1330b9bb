import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Prose } from '../../components/Prose/Prose';
import { CodeBlock } from '../page/CodeBlock';
import { Features } from '../page/Features';
import { Figures } from '../page/Figures';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import type { ApiContent } from './ApiContent';
import * as styles from './ApiScreen.css';
import { EndpointCard } from './EndpointCard';

export interface ApiScreenProps {
  /** The texts of the page. */
  content: ApiContent;
}

/** The API: its features, endpoints, an example request and the free plan. Renders the content of the page's `<main>`. */
export function ApiScreen({ content }: ApiScreenProps) {
  const { figures, features, endpoints, authentication, example, plan } = content;
  return (
    <PublicPage opening={content}>
      <Figures figures={figures} />
      <Features title={features.title} items={features.items} />
      <PageSection title={endpoints.title} text={endpoints.text}>
        <div className={styles.endpoints}>
          {endpoints.items.map((endpoint) => (
            <EndpointCard key={endpoint.id} {...endpoint} parametersLabel={endpoints.parametersLabel} />
          ))}
        </div>
      </PageSection>
      <div className={page.split}>
        <PageSection title={example.title} text={example.text}>
          <CodeBlock label={example.requestLabel} code={example.request} />
          <CodeBlock label={example.answerLabel} code={example.answer} />
        </PageSection>
        <PageSection title={authentication.title}>
          <Prose>
            <p>
              <RichText text={authentication.text} />
            </p>
          </Prose>
        </PageSection>
      </div>
      <section className={styles.plan} data-category="tech">
        <div>
          <h2 className={styles.planTitle}>{plan.title}</h2>
          <p className={styles.price}>{plan.price}</p>
        </div>
        <div className={styles.planTerms}>
          <ul className={styles.planItems}>
            {plan.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <LinkButton href={plan.action.href} size="large" weight="regular">
            {plan.action.label}
          </LinkButton>
          <p className={styles.note}>{plan.note}</p>
        </div>
      </section>
    </PublicPage>
  );
}
