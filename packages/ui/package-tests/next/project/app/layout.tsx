import '@lively/ui/styles.css';
import './brand.css';
import type { CSSProperties, ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Le Rivage' };

/** Applies the brand to the page, which the library does not style. */
const page: CSSProperties = {
  maxWidth: '64rem',
  margin: '0 auto',
  padding: '0 1rem',
  background: 'var(--lively-color-ground)',
  color: 'var(--lively-color-ink)',
  fontFamily: 'var(--lively-font-family-text)',
};

/** The site of a consumer: with its own brand and router, and without the reset of the library. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" data-theme="system">
      <body style={page}>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
