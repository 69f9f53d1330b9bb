export type { SteeringDictionary } from './SteeringDictionary.ts';
export { type Steering, type SteeringEdit, type SteeringOptions, steer } from './steer.ts';
