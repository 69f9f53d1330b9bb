import type { CSSProperties } from 'react';
import * as styles from './docs.css';
import type { Token, TokenKind } from './listTokens';

/** A drawing of a token: its colour in both themes, its length, its corner, its type. Motion is on a page of its own. */
export function TokenSample({ kind, name, light, dark }: Token) {
  const draw = sampleForKind[kind];
  if (!draw) return <span className={styles.tokenSample}>{'–'}</span>;
  return (
    <span className={styles.tokenSample} aria-hidden>
      {draw(light, dark, name)}
    </span>
  );
}

const sampleForKind: Partial<Record<TokenKind, (light: string, dark: string, name: string) => React.ReactNode>> = {
  color: drawColors,
  tone: drawColors,
  categoryText: drawColors,
  space: (length) => drawBox({ inlineSize: `min(${length}, 100%)` }),
  size: (length) => drawBox({ inlineSize: `min(${length}, 100%)` }),
  radius: (length) => drawBox({ inlineSize: '2.5rem', borderRadius: length }),
  fontFamily: (fontFamily) => drawText({ fontFamily, fontSize: '1.5rem', fontWeight: 700 }),
  fontSize: (fontSize) => drawText({ fontSize: `min(${fontSize}, 2.5rem)` }),
  elevation: (boxShadow) => <span className={styles.tokenSheet} style={{ boxShadow }} />,
};

function drawColors(light: string, dark: string) {
  const shades = light === dark ? [light] : [light, dark];
  return shades.map((background) => <span key={background} className={styles.tokenColor} style={{ background }} />);
}

function drawBox(style: CSSProperties) {
  return <span className={styles.tokenBox} style={style} />;
}

function drawText(style: CSSProperties) {
  return (
    <span className={styles.tokenText} style={style}>
      {'Été'}
    </span>
  );
}
