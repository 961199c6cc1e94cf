import { Alert, Badge, Box, Tab, Tabs } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { type ComponentType, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { WaitingChanges } from '../../../parts/layout/WaitingChanges.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { findingsByTab, TABS, type Tab as TabName } from '../draft.rules.ts';
import { EditorProvider } from '../editor.ts';
import { AddressesTab } from '../tabs/AddressesTab.tsx';
import { AvailabilityTab } from '../tabs/AvailabilityTab.tsx';
import { CashierTab } from '../tabs/CashierTab.tsx';
import { GeneralTab } from '../tabs/GeneralTab.tsx';
import { HistoryTab } from '../tabs/HistoryTab.tsx';
import { RegistrationTab } from '../tabs/RegistrationTab.tsx';
import { ServiceTab } from '../tabs/ServiceTab.tsx';
import { SwitchesTab } from '../tabs/SwitchesTab.tsx';
import { TextsTab } from '../tabs/TextsTab.tsx';
import { ThemeTab } from '../tabs/ThemeTab.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useBrandDraft } from './useBrandDraft.ts';

const PANELS: Record<TabName, ComponentType> = {
  general: GeneralTab,
  switches: SwitchesTab,
  registration: RegistrationTab,
  texts: TextsTab,
  theme: ThemeTab,
  availability: AvailabilityTab,
  addresses: AddressesTab,
  service: ServiceTab,
  cashier: CashierTab,
  history: HistoryTab,
};

export function BrandEditor({ document: brand }: { document: BrandDocument }) {
  const text = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const { tab: asked } = useParams();
  const tab = TABS.find((name) => name === asked) ?? 'general';
  const { editor, changes, isBehind, noteFindings } = useBrandDraft(brand);
  const openTab = (name: TabName) => void navigate(`/brands/${brand.merchantCode}/${name}`);
  useWarnOnLeave(changes.length > 0);
  const counts = findingsByTab(editor.findings);
  const Panel = PANELS[tab];
  return (
    <EditorProvider value={editor}>
      {brand.editable.length === 0 ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {text('brands.readOnly')}
        </Alert>
      ) : null}
      <WaitingChanges waiting={brand.waiting} />
      <Tabs
        value={tab}
        onChange={(_, name: TabName) => openTab(name)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('brands.tabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={name === tab ? 'brand-panel' : undefined}
            label={
              <Badge
                badgeContent={counts[name] ?? 0}
                color="error"
                sx={{ '& .MuiBadge-badge': { right: -8 } }}
              >
                {label('brands.tab', name)}
              </Badge>
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="brand-panel" aria-labelledby={`tab-${tab}`} sx={{ pb: 10 }}>
        <Panel />
      </Box>
      <SaveBar changes={changes} isBehind={isBehind} onFindings={noteFindings} onOpenTab={openTab} />
    </EditorProvider>
  );
}

/** Closing the tab would lose unsaved changes, so the browser asks first. */
function useWarnOnLeave(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
