/** What Excel puts on the clipboard for four rows of cells, one of them merged downwards. */
export const excelTable = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style>
<!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:" ";}
.xl65 {font-weight:700; border:.5pt solid windowtext;}
--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=292 style='border-collapse:collapse;width:219pt'>
<!--StartFragment-->
 <col width=64 style='width:48pt'><col width=164 style='mso-width-source:userset;width:123pt'><col width=64 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Dia</td>
  <td class=xl65 width=164 style='border-left:none;width:123pt'>Prato</td>
  <td class=xl65 width=64 style='border-left:none;width:48pt'>Preço</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td rowspan=2 height=40 class=xl66 style='height:30.0pt;border-top:none'>Sábado</td>
  <td class=xl66 style='border-top:none;border-left:none'>Cabrito assado</td>
  <td class=xl67 align=right style='border-top:none;border-left:none'>12,50 €</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl66 style='height:15.0pt;border-top:none;border-left:none'>Caldo</td>
  <td class=xl67 style='border-top:none;border-left:none'>–</td>
 </tr>
 <tr height=40 style='height:30.0pt'>
  <td height=40 class=xl66 style='height:30.0pt;border-top:none'>Domingo</td>
  <td class=xl68 style='border-top:none;border-left:none'>Feijoada<br>
    com couves</td>
  <td class=xl67 align=right style='border-top:none;border-left:none'>9 €</td>
 </tr>
<!--EndFragment-->
</table>
</body></html>`;

/** The same from Word, under a heading, with an empty cell in the middle of a row. */
export const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} table.MsoTableGrid {border:solid windowtext 1.0pt;} --></style></head>
<body lang=PT style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal>Ementa do fim de semana<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=189 valign=top style='width:141.55pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Dia<o:p></o:p></b></p></td>
  <td width=189 valign=top style='width:141.55pt'><p class=MsoNormal><b>Prato<o:p></o:p></b></p></td>
  <td width=189 valign=top style='width:141.6pt'><p class=MsoNormal><b>Preço<o:p></o:p></b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=189 valign=top rowspan=2 style='width:141.55pt'><p class=MsoNormal>Sábado<o:p></o:p></p></td>
  <td width=189 valign=top style='width:141.55pt'><p class=MsoNormal>Cabrito assado<o:p></o:p></p></td>
  <td width=189 valign=top style='width:141.6pt'><p class=MsoNormal>12,50 €<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:2'>
  <td width=189 valign=top style='width:141.55pt'><p class=MsoNormal>Caldo<o:p></o:p></p></td>
  <td width=189 valign=top style='width:141.6pt'><p class=MsoNormal>–<o:p>&nbsp;</o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:3;mso-yfti-lastrow:yes'>
  <td width=189 valign=top style='width:141.55pt'><p class=MsoNormal>Domingo<o:p></o:p></p></td>
  <td width=189 valign=top style='width:141.55pt'><p class=MsoNormal>Feijoada<o:p></o:p></p><p class=MsoNormal>com couves<o:p></o:p></p></td>
  <td width=189 valign=top style='width:141.6pt'><p class=MsoNormal>9 €<o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

/** The same from Google Sheets, which says of each cell how it looks. */
export const sheetsTable = `<meta name='generator' content='Sheets'/><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Dia&quot;}">Dia</td><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Prato</td><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Preço</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;" rowspan="2" colspan="1"><div style="max-height:42px">Sábado</div></td><td style="overflow:hidden;">Cabrito assado</td><td style="overflow:hidden;text-align:right;" data-sheets-numberformat="{&quot;1&quot;:4}">12,50 €</td></tr><tr style="height:21px;"><td style="overflow:hidden;">Caldo</td><td style="overflow:hidden;">–</td></tr><tr style="height:21px;"><td style="overflow:hidden;">Domingo</td><td style="overflow:hidden;">Feijoada<br/>com couves</td><td style="overflow:hidden;text-align:right;">9 €</td></tr></tbody></table></google-sheets-html-origin>`;
