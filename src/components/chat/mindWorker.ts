import { serveMind } from '../../assistant/mind/serveMind';
import { mayaKnows } from './mayaKnows';

/** Where Maya thinks: a worker beside the page, which keeps its hands free for the visitor. */
serveMind(globalThis as unknown as Parameters<typeof serveMind>[0], mayaKnows, navigator.locks);
