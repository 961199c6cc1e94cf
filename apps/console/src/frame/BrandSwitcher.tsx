import { Box, Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Glyph } from '../parts/values/Glyph.tsx';
import { brandsOf } from '../platform/permissions.rules.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { useText } from '../platform/texts.tsx';
import { useOpenBrand } from '../platform/useOpenBrand.ts';
import { useMe } from '../platform/usePermission.ts';

/** Only brands the operator has grants for; all at once if the grants cover that. */
export function BrandSwitcher() {
  const text = useText();
  const me = useMe();
  const openBrand = useOpenBrand();
  const brand = usePreferences((preferences) => preferences.brand);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const brands = brandsOf(me);
  const name = brands.find(({ merchantCode }) => merchantCode === brand)?.name ?? text('frame.brand.all');
  const choose = (code: string | null) => {
    setAnchor(null);
    openBrand(code);
  };
  const canSeeAll = me.platform.length > 0 || brands.length > 1;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('frame.brand.switch', { brand: name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Glyph name="brand" size={18} />}
        endIcon={<Glyph name="chevron" size={16} />}
        sx={{
          minWidth: 148,
          flex: { xs: '1 1 148px', sm: 'none' },
          justifyContent: 'flex-start',
          '& .MuiButton-endIcon': { ml: 'auto' },
        }}
      >
        <Box component="span" sx={{ maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {canSeeAll ? (
          <MenuItem selected={brand === null} onClick={() => choose(null)} divider>
            <ListItemText primary={text('frame.brand.all')} />
          </MenuItem>
        ) : null}
        {brands.map(({ merchantCode, name: label }) => (
          <MenuItem key={merchantCode} selected={brand === merchantCode} onClick={() => choose(merchantCode)}>
            <ListItemText primary={label} secondary={merchantCode} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
