import { expect, test } from 'vitest';
import type { EventPoint } from '../../data/EventMap';
import { clusterPoints } from './clusterPoints';

const place = (id: string, longitude: number, latitude: number, start: string | null = null): EventPoint => ({
  id,
  title: id,
  category: 'music',
  longitude,
  latitude,
  start,
});
const brest = [
  place('c', -4.486, 48.39, null),
  place('b', -4.486, 48.39, '2026-12-13T20:30'),
  place('a', -4.486, 48.39, '2026-12-12T20:30'),
];
const points = [...brest, place('landerneau', -4.25, 48.45), place('quimper', -4.1, 47.996)];

test('points that are close to each other share a group, and enlarging the map by its factor divides it', () => {
  const groupsAt = clusterPoints(points);
  const [all] = groupsAt(0.5);
  expect(all?.count).toBe(5);
  const parts = groupsAt(0.5 * (all?.factor ?? 1));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(5);
});

test('events at one place are never divided, and are listed by date', () => {
  const group = clusterPoints(points)(200).find(({ count }) => count > 1);
  expect([group?.count, group?.factor]).toEqual([3, Infinity]);
  expect(group?.points().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a map without points has no groups', () => {
  expect(clusterPoints([])(5)).toEqual([]);
});
