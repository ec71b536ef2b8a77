import type { ReactNode } from 'react';
import type { FieldState } from './useLeadForm';
import './forms.css';

export interface Tile {
  value: string;
  label: ReactNode;
  note?: ReactNode;
}

/** A few choices side by side; the chosen one is ink, with the dot. */
export function RadioTiles({
  field,
  label,
  tiles,
  readOnly,
}: {
  field: FieldState;
  label: ReactNode;
  tiles: readonly Tile[];
  /** They keep the focus and take no other choice. */
  readOnly?: boolean;
}) {
  return (
    <fieldset className="field field-wide">
      <legend className="field-label">{label}</legend>
      <div className="field-tiles">
        {tiles.map((tile) => (
          <label key={tile.value} className="field-tile">
            <input
              type="radio"
              name={field.name}
              value={tile.value}
              checked={field.value === tile.value}
              aria-disabled={readOnly || undefined}
              onChange={() => field.onChange(tile.value)}
            />
            <span>{tile.label}</span>
            {tile.note && <small>{tile.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
