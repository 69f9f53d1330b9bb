import '@lively/ui/styles.css';
import './brand.css';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Le Rivage' };

/** Somebody else's site: its own brand, its own router, no reset of ours. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
