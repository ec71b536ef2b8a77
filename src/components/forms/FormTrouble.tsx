import type { ReactNode } from 'react';
import { mailtoFor } from '../../mail/mailto';
import { type EnquiryKind, type EnquiryOf, toEnquiry } from '../../mail/requests';
import { site } from '../../site';
import { Notice } from '../ui/Notice';
import './forms.css';

/** A send that failed: what happened, and the way out by the visitor's own mail program. */
export function FormTrouble<Kind extends EnquiryKind>({
  enquiry,
  mailWords,
  children,
}: {
  enquiry: EnquiryOf<Kind>;
  mailWords: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="form-notice">
      <Notice kind="trouble">
        <p>{children}</p>
        <a className="link" href={mailtoFor(toEnquiry(enquiry), site.email)}>
          {mailWords}
        </a>
      </Notice>
    </div>
  );
}
