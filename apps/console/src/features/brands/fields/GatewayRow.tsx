import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { gatewaysToChoose, isGatewayUsable, titleOfGateway } from '../../../parts/gateways.rules.ts';
import { useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { useField } from '../editor.ts';

/** The payment gateway, chosen from those that are set up. */
export function GatewayRow({ path }: { path: string }) {
  const text = useText();
  const { value, change, isLocked, error } = useField<string>(path);
  const gateways = useGateways();
  const options = gatewaysToChoose(gateways ?? [], value).map((name) => {
    const title = titleOfGateway(gateways ?? [], name);
    const label = isGatewayUsable(gateways, name)
      ? title
      : text('cashier.gateway.notSetUp', { gateway: title });
    return { value: name, label };
  });
  return (
    <SelectField
      label={text('cashier.gateway')}
      value={value}
      options={options}
      onChange={change}
      disabled={isLocked}
      error={error}
    />
  );
}
