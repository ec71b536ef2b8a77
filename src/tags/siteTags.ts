import { config } from '../config';
import { createCookieJar } from './cookieJar';
import { createTagPage } from './tagPage';
import { createTags, type Tags } from './tags';

let tags: Tags | undefined;

/** The site's one set of tags, put together from configuration when first asked for. */
export function siteTags(): Tags {
  tags ??= createTags({
    ids: config.tags,
    page: createTagPage(),
    jar: createCookieJar(),
    now: Date.now,
    createId: createEventId,
    report: reportError,
  });
  return tags;
}

/** Not `crypto.randomUUID`: it does not exist on a page served without TLS. */
function createEventId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return [...random].map((part) => part.toString(36)).join('-');
}
