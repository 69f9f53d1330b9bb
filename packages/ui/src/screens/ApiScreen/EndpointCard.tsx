import { Fragment } from 'react';
import type { ApiEndpoint } from './ApiContent';
import * as styles from './EndpointCard.css';

interface EndpointCardProps extends ApiEndpoint {
  /** Over the list of parameters. */
  parametersLabel: string;
}

/** One address of the API, what it does and what it takes. */
export function EndpointCard({ method, path, text, parameters, parametersLabel }: EndpointCardProps) {
  return (
    <article className={styles.endpoint}>
      <h3 className={styles.address}>
        <span className={styles.method} data-category={toneForMethod[method]}>
          {method}
        </span>{' '}
        <code className={styles.path}>{breakable(path)}</code>
      </h3>
      <p>{text}</p>
      <p className={styles.label}>{parametersLabel}</p>
      <dl className={styles.parameters}>
        {parameters.map(({ name, text: meaning }) => (
          <div key={name} className={styles.parameter}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const toneForMethod = { GET: 'tech', POST: 'festival' } as const;

/** An address that breaks before a slash rather than in a word. */
function breakable(path: string) {
  return path.split(/(?=\/)/).map((piece) => (
    <Fragment key={piece}>
      <wbr />
      {piece}
    </Fragment>
  ));
}
