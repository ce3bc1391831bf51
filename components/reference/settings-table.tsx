import { assertReference } from "@/lib/reference/check";
import { splitList } from "@/lib/reference/names";
import { loadReference } from "@/lib/reference/reference";
import type { SettingRow } from "@/lib/reference/settings";
import { Inline } from "./inline";
import { ReferenceTable } from "./reference-table";

type Props = {
  /** All settings of one tab of the screen. */
  tab?: string;
  /** Chosen settings, separated by commas, in that order. */
  keys?: string;
};

/** Application settings: key, default, effect. */
export function SettingsTable(props: Props) {
  assertReference("SettingsTable", props);
  const rows = chooseSettings(props, loadReference().settings.settings);
  return (
    <ReferenceTable
      label="Settings"
      columns={["Setting", "Default", "Effect"]}
      groups={[
        {
          rows: rows.map((row) => ({
            key: row.key,
            cells: [<Key key="key" row={row} />, row.default, <Inline key="effect" text={row.effect} />],
          })),
        },
      ]}
    />
  );
}

function chooseSettings({ tab, keys }: Props, settings: readonly SettingRow[]): SettingRow[] {
  if (keys === undefined) return settings.filter((row) => row.tab === tab);
  return splitList(keys).flatMap((key) => settings.filter((row) => row.key === key));
}

function Key({ row }: { row: SettingRow }) {
  return (
    <>
      <code>{row.key}</code>
      {row.profileOverride && <small>a profile or user may override it</small>}
    </>
  );
}
