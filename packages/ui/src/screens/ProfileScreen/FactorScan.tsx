import { Anchor } from '../../internal/Anchor';
import { CopyButton, type CopyLabels } from './CopyButton';
import * as styles from './ProfileScreen.css';

export interface FactorScanProps {
  /** The QR code as rows of dark (`true`) and light modules, without a border. Undefined until it is drawn. */
  rows: readonly (readonly boolean[])[] | undefined;
  /** The key to type instead. */
  secret: string;
  /** Opens an authenticator app on this device with the key. */
  uri: string;
  labels: { code: string; secret: string; open: string } & CopyLabels;
}

/** The number of light modules around the code. Cameras need them to find the code. */
const quietZone = 4;

/** The secret of an authenticator app: to scan, to open on the same device, or to type. */
export function FactorScan({ rows, secret, uri, labels }: FactorScanProps) {
  return (
    <div className={styles.scan}>
      <div className={styles.scanCode} data-theme="light">
        {rows && (
          <svg role="img" aria-label={labels.code} viewBox={toViewBox(rows.length)} shapeRendering="crispEdges">
            <path fill="currentColor" d={toPath(rows)} />
          </svg>
        )}
      </div>
      <div className={styles.secret}>
        <p>{labels.secret}</p>
        <p className={styles.secretText} translate="no">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </p>
        <div className={styles.actions}>
          <CopyButton text={secret} labels={labels} />
        </div>
        <Anchor className={styles.open} href={uri}>
          {labels.open}
        </Anchor>
      </div>
    </div>
  );
}

function toViewBox(size: number): string {
  const side = size + 2 * quietZone;
  return `${-quietZone} ${-quietZone} ${side} ${side}`;
}

function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
