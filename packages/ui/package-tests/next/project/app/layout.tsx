import '@lively/ui/styles.css';
import './brand.css';
import type { CSSProperties, ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Le Rivage' };

/** The brand on what is not ours: the page. */
const page: CSSProperties = {
  maxWidth: '64rem',
  margin: '0 auto',
  padding: '0 1rem',
  background: 'var(--lively-color-ground)',
  color: 'var(--lively-color-ink)',
  fontFamily: 'var(--lively-font-family-text)',
};

/** The site of a consumer: its own brand, its own router, no reset of ours. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body style={page}>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
