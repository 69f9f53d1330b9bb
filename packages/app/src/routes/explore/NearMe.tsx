import { useEffect, useEffectEvent } from 'react';
import { useNearestCommune } from '../../geolocation/useNearestCommune';

export interface NearMeProps {
  onFound: (commune: string) => void;
}

/** Asks the device where it is, for the commune nearest to it. Loaded with the first line that says « près de moi ». */
export default function NearMe({ onFound }: NearMeProps) {
  const nearest = useNearestCommune(({ code }) => onFound(code));
  const look = useEffectEvent(nearest.look);
  useEffect(() => look(), []);
  return null;
}
