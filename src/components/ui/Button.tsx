import type { ComponentProps, ReactNode } from 'react';
import './Button.css';

interface Look {
  children: ReactNode;
  /** `solid` is the primary; `paper` stands on ink; `line` is the quiet one. */
  look?: 'solid' | 'paper' | 'line';
  size?: 'normal' | 'small';
  /** The saffron tile whose quarter rolls on hover: primary actions only. */
  tile?: boolean;
}

const classesOf = ({ look = 'solid', size = 'normal' }: Omit<Look, 'children'>) =>
  `button button-${look} button-${size}`;

function Face({ children, tile }: Pick<Look, 'children' | 'tile'>) {
  return (
    <>
      <span>{children}</span>
      {tile && (
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path className="button-roll" d="M0 28V0A28 28 0 0 1 28 28Z" fill="currentColor" />
        </svg>
      )}
    </>
  );
}

/** `busy` keeps the button focusable and says why nothing happens, instead of taking the focus away. */
export function Button({
  children,
  look,
  size,
  tile,
  busy,
  ...rest
}: Look & { busy?: boolean } & Omit<ComponentProps<'button'>, keyof Look | 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={classesOf({ ...(look && { look }), ...(size && { size }) })}
    >
      <Face {...(tile && { tile })}>{children}</Face>
    </button>
  );
}

export function ButtonLink({
  children,
  look,
  size,
  tile,
  ...rest
}: Look & Omit<ComponentProps<'a'>, keyof Look | 'className'>) {
  return (
    <a {...rest} className={classesOf({ ...(look && { look }), ...(size && { size }) })}>
      <Face {...(tile && { tile })}>{children}</Face>
    </a>
  );
}
