/** One thing moderation or cleanup changed. */
export interface ModerationIssue {
  /** The rule's id; issues are counted by distinct ids. */
  rule: string;
  before: string;
  /** What stands in its place; empty where it was removed. */
  after: string;
  /** No rule hit: the learned reviewer took the sentence for one that would break this rule. */
  learned?: true;
}
