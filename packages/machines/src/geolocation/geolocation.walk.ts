import { refusal } from '../test/serviceOnCommand';
import { defineWalk } from '../test/walkMachine';
import { geolocationMachine } from './geolocation.machine';

export const walk = defineWalk({
  machine: geolocationMachine,
  inputs: [undefined],
  events: [{ type: 'geolocation.asked' }],
  answers: {
    locate: [
      { latitude: 45.75, longitude: 4.85 },
      { latitude: Number.NaN, longitude: 0 },
    ],
  },
  refusals: { locate: [refusal, { code: 'timedOut', message: '' }, { code: 'unknown', message: '' }] },
});
