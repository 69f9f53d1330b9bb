import { Suspense } from 'react';
import { DataProvider } from '../../data/DataProvider';
import { useLazyPart } from '../../data/useLazyPart';
import { useHasTaste } from '../../tastes/useHasTaste';
import type { LandingTasteProps } from './TasteOnLanding';

/** Loads the events of the taste of this device, if there is one. */
export default function LandingTaste(props: LandingTasteProps) {
  const hasTaste = useHasTaste();
  const TasteOnLanding = useLazyPart(() => import('./TasteOnLanding'), ['tastes']);
  return (
    hasTaste && (
      <DataProvider>
        <Suspense fallback={null}>
          <TasteOnLanding {...props} />
        </Suspense>
      </DataProvider>
    )
  );
}
