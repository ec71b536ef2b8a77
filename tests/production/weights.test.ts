import builds from './builds.json';
import { weighSite } from './weights';

test.each(weighSite(builds.launched.folder))('$what: $gzip kB of $budget kB', ({ gzip, budget }) => {
  expect(gzip).toBeLessThanOrEqual(budget);
});
