export type { SteeringDictionary, SteeringOptions } from './SteeringDictionary.ts';
export { type Steering, type SteeringEdit, steer } from './steer.ts';
