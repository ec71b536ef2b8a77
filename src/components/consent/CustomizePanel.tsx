import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsentChoice, optionalCategories } from '../../tags/consent';

/** A switch per category. Essential is on and stays on; the rest is the visitor's. */
export function CustomizePanel({
  choice,
  onChange,
}: {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
}) {
  return (
    <>
      <Category name="essential" isOn />
      {optionalCategories.map((name) => (
        <Category
          key={name}
          name={name}
          isOn={choice[name]}
          onSwitch={(isOn) => onChange({ ...choice, [name]: isOn })}
        />
      ))}
    </>
  );
}

function Category({
  name,
  isOn,
  onSwitch,
}: {
  name: 'essential' | keyof ConsentChoice;
  isOn: boolean;
  onSwitch?: (isOn: boolean) => void;
}) {
  const { t } = useTranslation(['consent', 'cookies']);
  const id = useId();
  return (
    <div className="consent-category">
      <label htmlFor={id} id={`${id}-name`}>
        {t(`cookies:categories.${name}`)}
      </label>
      {!onSwitch && <span className="consent-always">{t('alwaysOn')}</span>}
      <p id={`${id}-text`}>{t(`categories.${name}`)}</p>
      <input
        id={id}
        className="consent-switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked, and must not say it twice.
        role="switch"
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={!onSwitch}
        onChange={(event) => onSwitch?.(event.target.checked)}
      />
    </div>
  );
}
