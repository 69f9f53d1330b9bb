import { expect, test } from 'vitest';
import type { EventMap } from '../../data/EventMap';
import { listDrawnDepartments } from './listDrawnDepartments';

const one = { value: 1, isMore: false };
const map: EventMap = { departments: { 69: one, 38: one }, elsewhere: one, unplaced: one, points: [], hasMore: false };
const nowhere = { areas: [], commune: null, city: null };

test.each([
  ['no place', nowhere, undefined],
  ['a department', { ...nowhere, areas: ['29'] }, ['29']],
  ['a region', { ...nowhere, areas: ['BRE'] }, ['22', '29', '35', '56']],
  ['a district and a commune', { ...nowhere, areas: ['75111', '69123'] }, ['69', '75']],
  ['a department overseas', { ...nowhere, areas: ['974'] }, ['974']],
  ['a commune, with the departments of its circle', { ...nowhere, commune: '01004' }, ['01', '38', '69']],
  ['a city as written', { ...nowhere, city: 'Lyon' }, ['38', '69']],
  ['places on both sides of an ocean', { ...nowhere, areas: ['29', '974'] }, undefined],
  ['a territory without an outline', { ...nowhere, areas: ['987'] }, undefined],
])('the departments drawn for %s', (_, place, departments) => {
  expect(listDrawnDepartments(place, map)).toEqual(departments);
});
