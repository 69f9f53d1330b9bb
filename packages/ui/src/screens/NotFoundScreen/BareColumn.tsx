import * as styles from './NotFoundScreen.css';

export interface BareColumnProps {
  /** The text on the loose poster. */
  code: string;
}

/** Draws an advertising column with a loose poster. Hidden from assistive technology. */
export function BareColumn({ code }: BareColumnProps) {
  return (
    <svg className={styles.column} viewBox="0 0 220 340" aria-hidden="true" focusable="false">
      <path
        className={styles.brand}
        d="M106 4h8v14h-8zM40 84a70 70 0 0 1 140 0zM28 84h164v14H28zM38 98h144v212H38zM28 310h164v14H28zM16 324h188v12H16z"
      />
      <path className={styles.ink} d="M38 98h144v8H38z" opacity="0.35" />
      <path className={styles.paper} d="M50 116h56v80H50z" />
      <path className={styles.poster} data-category="festival" d="M56 122h44v68H56z" />
      <path
        className={styles.motif}
        d="M56 190a22 22 0 0 1 44 0zM78 190 60 122h9zM78 190 87 122h9zM78 190 56 150v-13zM78 190 100 137v13z"
      />
      <path className={styles.paper} d="M118 116h52v66h-52z" />
      <path className={styles.poster} data-category="sport" d="M124 122h40v54h-40z" />
      <path className={styles.motif} d="M124 160 152 122h10l-38 52zM134 176 164 136v12l-20 28z" />
      <path className={styles.paper} d="M50 208h40v84H50zM104 200l66-8 2 100h-60z" opacity="0.18" />
      <g transform="rotate(-11 120 238)">
        <path className={styles.paper} d="M70 192h104v86l-14 14H70z" />
        <path className={styles.loosePoster} d="M76 198h92v78l-10 10H76z" />
        <text className={styles.digits} x="122" y="260">
          {code}
        </text>
      </g>
    </svg>
  );
}
