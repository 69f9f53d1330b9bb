import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Logo.css';

export interface LogoProps extends RootProps<'span'> {
  /** The name beside the Morris column: « Lively ». */
  name: string;
  /** The colours: `brand` for Lively's, `current` for that of the text around it, on coloured areas. @default 'brand' */
  tone?: 'brand' | 'current' | undefined;
  /** Whether the name is hidden on the narrowest phones. @default false */
  shy?: boolean | undefined;
}

/** The logo: the Morris column and the name. Renders a `<span>`. The page puts a link around it. */
export const Logo = /* @__PURE__ */ forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { name, tone = 'brand', shy = false, className, ...root },
  ref,
) {
  return (
    <span {...root} ref={ref} className={joinClassNames(styles.logo, className)}>
      <svg className={styles.mark} viewBox="0 0 24 32" aria-hidden="true" focusable="false">
        <path
          className={tone === 'brand' ? styles.column : undefined}
          fill="currentColor"
          fillRule="evenodd"
          d={column}
        />
        {tone === 'brand' && <path className={styles.poster} d={poster} />}
      </svg>
      <span className={shy ? styles.shyName : styles.name}>{name}</span>
    </span>
  );
});

const poster = 'M7.25 15h9.5v10h-9.5z';
/** The path of the Morris column: dome, cornice, shaft with a hole for the poster, base. */
const column = `M2 10.5a10 10 0 0 1 20 0h1.2v2H21.5V29H23v3H1v-3h1.5V12.5H.8v-2z${poster}`;
