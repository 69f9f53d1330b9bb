export { type Drawing, drawAreas, type Frame, type Shape } from './drawAreas.ts';
export { drawFrance, type FranceDrawing, type Inset } from './drawFrance.ts';
export { drawnDepartmentOf } from './drawnDepartmentOf.ts';
export { hasOutline } from './hasOutline.ts';
