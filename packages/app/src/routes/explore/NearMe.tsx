import { useEffect, useEffectEvent } from 'react';
import { useNearestCommune } from '../../geolocation/useNearestCommune';

export interface NearMeProps {
  onFound: (commune: string) => void;
  /** Called if its code does not load: the list stays as it is. */
  onClose: () => void;
}

/** Requests the position of the device, to find the nearest commune. Loaded with the first line that contains « près de moi ». */
export default function NearMe({ onFound }: NearMeProps) {
  const nearest = useNearestCommune(({ code }) => onFound(code));
  const look = useEffectEvent(nearest.look);
  useEffect(() => look(), []);
  return null;
}
