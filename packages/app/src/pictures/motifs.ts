export { drawPoster } from '@lively/ui/poster';
