import type { Coordinates } from '@lively/engine';
import { type Commune, cellsAround, isPlaced, nearestCommune } from '@lively/engine/communes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { shardQuery } from '../data/shardQuery';
import { useShowToast } from '../toasts/ToastProvider';
import { useNearestCity } from './useNearestCity';

interface NearestCommune {
  isLooking: boolean;
  look: () => void;
}

/**
 * Finds the commune nearest to the device, on request. The communes of the neighbouring cells are read; the position
 * stays on the device.
 */
export function useNearestCommune(onFound: (commune: Commune) => void): NearestCommune {
  const { t } = useTranslation();
  const { communes } = useBackend();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const [isReading, setReading] = useState(false);
  const nearest = useNearestCity((_city, coordinates) => void choose(coordinates));
  return { ...nearest, isLooking: nearest.isLooking || isReading };

  async function choose(place: Coordinates) {
    setReading(true);
    const commune = await find(place).catch(() => undefined);
    setReading(false);
    if (commune) return onFound(commune);
    const [title, description] = [t('geolocation.failedTitle'), t('geolocation.failedText')];
    showToast({ title, description, tone: 'danger' });
  }

  async function find(place: Coordinates): Promise<Commune | undefined> {
    const cells = cellsAround(place).map((cell) => queryClient.fetchQuery(shardQuery(communes, cell)));
    return nearestCommune(place, (await Promise.all(cells)).flat().filter(isPlaced));
  }
}
