import { Fragment } from 'react';
import type { ApiEndpoint } from './ApiContent';
import * as styles from './EndpointCard.css';

interface EndpointCardProps extends ApiEndpoint {
  /** The label of the list of parameters. */
  parametersLabel: string;
}

/** One endpoint of the API: its purpose and its parameters. */
export function EndpointCard({ method, path, text, parameters, parametersLabel }: EndpointCardProps) {
  return (
    <article className={styles.endpoint}>
      <h3 className={styles.heading}>
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

/** Lets the path break before a slash only, not inside a segment. */
function breakable(path: string) {
  return path.split(/(?=\/)/).map((piece) => (
    <Fragment key={piece}>
      <wbr />
      {piece}
    </Fragment>
  ));
}
