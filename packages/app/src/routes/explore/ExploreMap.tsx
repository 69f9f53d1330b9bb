import { toFailure } from '@lively/machines';
import { ReadFailure } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useEventMap } from '../../data/useEventMap';
import { useLazyPart } from '../../data/useLazyPart';
import { useOffline } from '../../device/connection';
import { anywhere, type ExploreState, toEventQuery } from '../../search/exploreState';
import { DialogFailure } from '../../toasts/lazyDialog';
import { FranceMap } from './FranceMap';
import { stoppedCodes } from './failureCodes';
import { listDrawnDepartments } from './listDrawnDepartments';
import { PlaceMap } from './PlaceMap';

interface ExploreMapProps {
  state: ExploreState;
  /** The name of the searched place. */
  placeName: string;
  onChange: (changed: Partial<ExploreState>) => void;
  /** Returns to the list: the map could not be loaded. */
  onClose: () => void;
}

/** The events of a list on a map: all departments with their numbers, or the points of a place. Its texts load with it. */
export default function ExploreMap(props: ExploreMapProps) {
  const LoadedMap = useLazyPart(loadMap, ['map'], DialogFailure);
  return <LoadedMap {...props} />;
}

const loadMap = async () => ({ default: EventMap });

function EventMap({ state, placeName, onChange }: ExploreMapProps) {
  const { t } = useTranslation(['map', 'explore', 'common']);
  const { data: map, isError, error, refetch } = useEventMap(toEventQuery(state));
  const isOffline = useOffline();
  // Without a network, nothing is read: OfflineNotice reports it.
  if (isError && isOffline) return null;
  if (isError) {
    return (
      <ReadFailure
        title={t('failedTitle')}
        text={t(stoppedCodes.includes(toFailure(error).code) ? 'explore:tooSlowText' : 'explore:failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  const departments = listDrawnDepartments(state, map);
  if (!departments) return <FranceMap state={state} map={map} onChoose={choose} />;
  return (
    <PlaceMap
      // Another place begins with its whole map.
      key={departments.join()}
      departments={departments}
      map={map}
      placeName={placeName}
      onLeave={() => onChange(anywhere)}
    />
  );

  function choose(department: string) {
    onChange({ ...anywhere, areas: [department] });
  }
}
